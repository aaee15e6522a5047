/** Above the header: visitors are asked here, and in low windows the banner's card stands here. */
export const QUESTION_ROOM = 'question-room'
