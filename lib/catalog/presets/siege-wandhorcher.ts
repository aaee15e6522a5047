import type { Preset } from '../schema'

/** Doors, barricades, steps on hard floors: 250 Hz to 1 kHz lifted broadly, bass lowered. Costs charges' weight. */
export const siegeWandhorcher: Preset = {
  id: 'siege-wandhorcher',
  name: 'Wandhorcher',
  game: 'Rainbow Six Siege',
  aliases: ['r6', 'r6s', 'rainbow', 'siege'],
  tagline: 'Türen, Bretter und Schritte auf hartem Boden vor dem Dröhnen der Sprengladungen.',
  description:
    'Türen, Barrikaden und Schritte auf hartem Boden liegen zwischen 250 Hz und 1 kHz; dort wird breit um 1 bis 3,5 dB gehoben. Sprengladungen und Schüsse unter 125 Hz werden um 5 bis 11 dB leiser, die Höhen bleiben fast, wie sie sind. Der Preis dafür: Sprengungen verlieren Wucht, und es klingt etwas mittig.',
  price: 690,
  filters: [
    { type: 'PK', fc: 52, gain: -4.1, q: 0.62 },
    { type: 'LSC', fc: 119, gain: -7.9, q: 0.68 },
    { type: 'PK', fc: 487, gain: 3.8, q: 0.67 },
    { type: 'PK', fc: 1124, gain: 0.1, q: 2.15 },
    { type: 'PK', fc: 1297, gain: -1, q: 2.42 },
    { type: 'PK', fc: 2180, gain: -1, q: 2.22 },
    { type: 'HSC', fc: 10241, gain: -2.1, q: 0.54 },
  ],
  dynamics: { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 },
  spatial: 'none',
  headset: 'Geschlossene Headsets; bei sehr basslastigen Modellen den Low-Shelf um 1 bis 2 dB weiter senken.',
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
