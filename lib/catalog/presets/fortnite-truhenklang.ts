import type { Preset } from '../schema'

/**
 * Listens for chests, from 2.5 to 6 kHz, and for steps in grass, which rustle above 4 kHz. Both are lifted by one broad peak; shots, storm, building and voices are lowered. Costs
 * body: it sounds thin, and steps on wood and stone step back.
 */
export const fortniteTruhenklang: Preset = {
  id: 'fortnite-truhenklang',
  name: 'Truhenklang',
  game: 'Fortnite',
  aliases: ['fn', 'battle royale'],
  tagline: 'Summende Truhen und Schritte im Gras.',
  description:
    'Was an Truhen summt und im Gras raschelt, reicht weit in die Höhen: Zwischen 4,5 und 9 kHz wird es um 3 bis 5,5 dB lauter. Schüsse, Bauen und Stimmen zwischen 120 Hz und 2 kHz gehen um 5 bis 8 dB zurück, der Sturm mit ihnen. Der Preis dafür: Es klingt dünn, und Schritte auf Holz und Stein treten zurück.',
  price: 490,
  filters: [
    { type: 'PK', fc: 180, gain: -7.5, q: 0.65 }, // shots and explosions
    { type: 'PK', fc: 580, gain: -3, q: 0.85 }, // building
    { type: 'PK', fc: 1600, gain: -6.5, q: 0.95 }, // voices
    { type: 'PK', fc: 6800, gain: 6, q: 0.7 }, // chests, grass
    { type: 'HSC', fc: 13000, gain: -3, q: 0.78 }, // hiss
  ],
  dynamics: { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 },
  spatial: 'in-game-hrtf',
  headset: 'Headsets und Kopfhörer jeder Bauart, die in den Höhen nicht schrill sind.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 26),
  changes: [],
  active: true,
}
