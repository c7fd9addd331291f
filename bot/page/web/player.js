/** Which turn is shown: a number that buttons, keys, the slider and the clock move. */

const PAUSE = 1100;

export class Player {
  /**
   * @param {number} last the number of the last turn; 0 is the beginning
   * @param {(turn: number) => void} show
   * @param {(playing: boolean) => void} played called when playing begins and ends
   */
  constructor(last, show, played) {
    this.last = last;
    this.turn = 0;
    this.show = show;
    this.played = played;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
  }

  /**
   * The turn nearest to a number; the beginning for what is not a number.
   *
   * @param {number} turn
   */
  nearest(turn) {
    return Math.min(Math.max(Math.round(turn) || 0, 0), this.last);
  }

  /** @param {number} turn where it is not a number, the turn stays the same */
  go(turn) {
    if (Number.isFinite(turn)) this.turn = this.nearest(turn);
    this.show(this.turn);
  }

  /** Begin to play, from the start if it is at the end, or stop. */
  toggle() {
    if (this.timer !== undefined) {
      this.stop();
      return;
    }
    if (this.turn === this.last) this.go(0);
    this.timer = setInterval(() => {
      this.go(this.turn + 1);
      if (this.turn === this.last) this.stop();
    }, PAUSE);
    this.played(true);
  }

  /** Stop playing. */
  stop() {
    if (this.timer === undefined) return;
    clearInterval(this.timer);
    this.timer = undefined;
    this.played(false);
  }
}
