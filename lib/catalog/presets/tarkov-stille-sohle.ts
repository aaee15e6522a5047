import type { Preset } from '../schema'

/**
 * Listens for cloth, leaves, glass and magazines, which rustle from 3 kHz up, while the raid is quiet. That is lifted broadly, and all below
 * 2 kHz lowered: rumble, wind, generators, and the body of shots. Costs ease and warmth: voices are thin, and near shots sound shrill.
 */
export const tarkovStilleSohle: Preset = {
  id: 'tarkov-stille-sohle',
  name: 'Stille Sohle',
  game: 'Escape from Tarkov',
  aliases: ['eft', 'tarkov'],
  tagline: 'Für Raids, in denen ein Rascheln mehr sagt als ein Schuss.',
  description:
    'Schneidet unter 25 Hz ab und senkt den Grundlärm unter 150 Hz um etwa 7 dB, Wind, Generatoren und den Körper von Schüssen bis 1,4 kHz um 4 bis 6 dB. Gehoben wird, was raschelt: Laub, Stoff und Glas um 7 kHz, Magazine und Verschlüsse um 3,8 kHz, um bis zu 5 dB. Der Preis dafür: Stimmen und dumpfe Schritte treten zurück, und Schüsse in der Nähe wirken schriller, also lieber etwas leiser spielen.',
  price: 790,
  filters: [
    { type: 'HP', fc: 25, q: 0.71 }, // rumble that small drivers cannot play
    { type: 'LSC', fc: 260, gain: -7.5, q: 0.6 }, // rumble
    { type: 'PK', fc: 1000, gain: -6.5, q: 0.6 }, // wind, generators, shots
    { type: 'PK', fc: 3800, gain: 2.5, q: 1 }, // magazines, bolts
    { type: 'PK', fc: 7200, gain: 5, q: 0.65 }, // cloth, leaves, glass
  ],
  dynamics: { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 },
  spatial: 'in-game-hrtf',
  headset: 'Offene Kopfhörer oder geschlossene mit zurückhaltendem Hochton.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
