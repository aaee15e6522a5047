/** The browser puts a game's name here. */
export const GAME_PLACE = '{game}'
