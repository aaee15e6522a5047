/** On the root element of a page that was kept, whose frame then says so (`components/offline/kept-note`). */
export const KEPT_MARK = 'data-kept'
