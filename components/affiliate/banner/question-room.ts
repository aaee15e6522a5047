/** The id of the element above the header in which a visitor is asked, and in low windows the banner's card stands. */
export const QUESTION_ROOM = 'question-room'
