import type { Preset } from '../schema'

/**
 * Listens for cloth, leaves, glass and magazines, which rustle between 3.6 and 7 kHz, while the raid is quiet. That is lifted,
 * rumble below 120 Hz and the middle around 600 Hz lowered; above 11 kHz the hiss of the headsets in the game is. Costs ease:
 * near shots sound shrill.
 */
export const tarkovStilleSohle: Preset = {
  id: 'tarkov-stille-sohle',
  name: 'Stille Sohle',
  game: 'Escape from Tarkov',
  aliases: ['eft', 'tarkov'],
  tagline: 'Für Raids, in denen ein Rascheln mehr sagt als ein Schuss.',
  description:
    'Schneidet unter 25 Hz ab, senkt den Grundlärm unter 120 Hz um 4 dB und Wind und Generatoren um 600 Hz leicht. Gehoben wird, was raschelt: Laub, Stoff und Glas um 5,8 kHz, Magazine und Verschlüsse um 3,6 kHz. Über 11 kHz verschwindet das Rauschen der Headsets im Spiel. Der Preis dafür: Schüsse in der Nähe wirken im Verhältnis schriller, also lieber etwas leiser spielen.',
  price: 790,
  filters: [
    { type: 'HP', fc: 25, q: 0.71 }, // rumble that small drivers cannot play
    { type: 'LSC', fc: 120, gain: -4, q: 0.7 }, // rumble
    { type: 'PK', fc: 600, gain: -1.5, q: 0.8 }, // wind, generators
    { type: 'PK', fc: 3600, gain: 1.8, q: 1.2 }, // magazines, bolts
    { type: 'PK', fc: 5800, gain: 3.8, q: 1 }, // cloth, leaves, glass
    { type: 'HSC', fc: 11000, gain: -4, q: 0.7 }, // hiss of headsets in the game
  ],
  spatial: 'in-game-hrtf',
  headset: 'Offene Kopfhörer oder geschlossene mit zurückhaltendem Hochton.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
