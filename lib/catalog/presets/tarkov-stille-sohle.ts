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
    'Schneidet unter 25 Hz ab und senkt den Grundlärm unter 200 Hz sowie Wind, Generatoren und den Körper von Schüssen um 1 kHz um 5 bis 7 dB. Gehoben wird, was raschelt: Laub, Stoff und Glas um 7 kHz, Magazine und Verschlüsse um 3,7 kHz, um bis zu 5 dB. Der Preis dafür: Stimmen und dumpfe Schritte treten zurück, und Schüsse in der Nähe wirken schriller, also lieber etwas leiser spielen.',
  price: 790,
  filters: [
    { type: 'HP', fc: 25, q: 0.71 }, // rumble that small drivers cannot play
    { type: 'LSC', fc: 240, gain: -6.5, q: 0.6 }, // rumble
    { type: 'PK', fc: 1050, gain: -6.5, q: 0.6 }, // wind, generators, shots
    { type: 'PK', fc: 3700, gain: 2, q: 1 }, // magazines, bolts
    { type: 'PK', fc: 7200, gain: 5.2, q: 0.65 }, // cloth, leaves, glass
  ],
  dynamics: { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 },
  spatial: 'in-game-hrtf',
  headset: 'Offene Kopfhörer oder geschlossene mit zurückhaltendem Hochton.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
