/** What `bot/page/document.py` writes into the page. */

/** A sprite's number, and where its middle lies on the board's page. */
export type Placed = [sprite: number, x: number, y: number];

export interface Scene {
  owners: Record<string, string>;
  contested: string;
  leaders: Record<string, [number, number, number, number]>;
  /** By `province.what`, or `rondel.nation-wedge` for a stone. */
  pieces: Record<string, Placed>;
}

/** Lines by their number; the first one is the heading. */
export type Section = Record<string, string>;

export interface Texts {
  heading: string;
  events: string[];
  /** The whole board in words: the state, a section for each nation and table, then provinces, borders and more. */
  sections: Record<string, Section>;
  /** How many sections after the state tell of nations and tables. */
  tables: number;
}

export interface Frame {
  hash: string;
  scene: Scene;
  notation: string;
  texts: Record<string, Texts>;
}

export interface Game {
  format: "antike-page/1";
  board: string;
  map: string;
  size: [number, number];
  box: [number, number, number, number];
  outlines: Record<string, string>;
  colours: Record<string, string>;
  names: Placed[];
  rondels: Record<string, Placed>;
  labels: Record<string, Record<string, string>>;
  sprites: { width: number; height: number; image: string }[];
  frames: unknown[];
}
