/** Stands in a text where the browser puts the name of a game. */
export const GAME_PLACE = '{game}'
