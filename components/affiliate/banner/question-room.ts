/** The id of the element above the header in which a visitor is asked. */
export const QUESTION_ROOM = 'question-room'
