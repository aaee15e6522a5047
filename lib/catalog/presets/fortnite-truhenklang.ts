import type { Preset } from '../schema'

/** Reloading: one broad peak from 700 Hz to 4 kHz; shots, building and storm lowered. Costs warmth. */
export const fortniteTruhenklang: Preset = {
  id: 'fortnite-truhenklang',
  name: 'Truhenklang',
  game: 'Fortnite',
  aliases: ['fn', 'battle royale'],
  tagline: 'Nachladen in der Nähe, weniger Bauen und Sturm davor.',
  description:
    'Wer nebenan nachlädt, klickt zwischen 700 Hz und 4 kHz: Dort wird sehr breit um 2 bis 5 dB gehoben, und Truhen summen oben mit. Schüsse, Bauen und Sturm unter 300 Hz gehen um 1,5 bis 4 dB zurück. Der Preis dafür: Es klingt präsent und wenig warm, und Stimmen treten mit nach vorn.',
  price: 490,
  filters: [
    { type: 'PK', fc: 68, gain: -2.5, q: 0.64 },
    { type: 'PK', fc: 109, gain: -1.8, q: 0.5 },
    { type: 'PK', fc: 323, gain: -1, q: 0.87 },
    { type: 'PK', fc: 1097, gain: 1.2, q: 0.89 },
    { type: 'PK', fc: 1641, gain: 2.7, q: 0.68 },
    { type: 'PK', fc: 2149, gain: 2, q: 0.63 },
  ],
  dynamics: { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 },
  spatial: 'in-game-hrtf',
  headset: 'Headsets und Kopfhörer jeder Bauart, die in den Höhen nicht schrill sind.',
  version: 2,
  updatedAt: Date.UTC(2026, 10, 29),
  changes: [
    {
      version: 2,
      text: 'Neu abgestimmt an Aufnahmen freier Spiele, mit Grenzen für Klang, Stimmen und Lautstärke. Was er bringt, gilt an Spielen, die beim Abstimmen fehlten.',
    },
  ],
  active: true,
}
