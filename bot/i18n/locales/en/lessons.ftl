# `/learn`: what stands around a lesson. The lessons themselves stand in data/lessons.
lesson-title = Lesson { $number } · { $title } ({ $page }/{ $pages })
lesson-next = Next ▶
lesson-back = ◀ Previous page
lesson-all = All lessons
lesson-reached = ✅ Right.
lesson-refused = ⚠️ { $why }
lesson-other = ↪ { $why }
lesson-not-meant = That is allowed, but this page is about something else.
