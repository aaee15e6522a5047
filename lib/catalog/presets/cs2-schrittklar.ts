import type { Preset } from '../schema'

/** Steps on metal, hard floors (500 Hz in four games) stay; gunfire's bass, crack (2.8 kHz) lowered. Costs weight. */
export const cs2Schrittklar: Preset = {
  id: 'cs2-schrittklar',
  name: 'Schrittklar',
  game: 'Counter-Strike 2',
  aliases: ['cs2', 'csgo', 'cs go', 'counterstrike'],
  tagline: 'Schritte auf Metall und hartem Boden nach vorn, Dröhnen nach hinten.',
  description:
    'Schritte auf Metall, Stein und Beton liegen um 500 Hz; dort wird um 1 bis 2 dB gehoben. Der Bass von Schüssen und Granaten unter 150 Hz weicht um 3 bis 13 dB, ihr Knall um 2,5 kHz um 3 dB, Zischen über 8 kHz um 2 bis 3 dB. Der Preis dafür: Waffen und Explosionen haben weniger Wucht, und Musik klingt schlank.',
  price: 590,
  filters: [
    { type: 'PK', fc: 46, gain: -5, q: 0.58 },
    { type: 'LSC', fc: 120, gain: -8.4, q: 0.65 },
    { type: 'PK', fc: 356, gain: 2.2, q: 1.12 },
    { type: 'PK', fc: 449, gain: -1.8, q: 0.93 },
    { type: 'PK', fc: 549, gain: 2.6, q: 0.5 },
    { type: 'PK', fc: 2013, gain: -1.2, q: 2.48 },
    { type: 'PK', fc: 2457, gain: -2.9, q: 2.4 },
    { type: 'HSC', fc: 8267, gain: -4, q: 0.65 },
  ],
  dynamics: { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 },
  spatial: 'in-game-hrtf',
  headset: 'Geschlossene Gaming-Headsets mit betontem Bass.',
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
