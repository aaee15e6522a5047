/** Set on the root element of a kept page, whose frame then shows a note (`components/offline/kept-note`). */
export const KEPT_MARK = 'data-kept'
