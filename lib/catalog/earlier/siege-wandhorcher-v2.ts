import type { Preset } from '../schema'

export const siegeWandhorcherV2: Preset = {
  id: 'siege-wandhorcher',
  name: 'Wandhorcher',
  game: 'Rainbow Six Siege',
  aliases: ['r6', 'r6s', 'rainbow', 'siege'],
  tagline: 'Für das, was hinter der Wand und über der Decke passiert.',
  description:
    'Schritte durch Wände sind dumpf: Deshalb bleibt um 190 Hz eine kleine Anhebung stehen, während alles unter 110 Hz um 4,5 dB und der Bereich um 520 Hz leiser wird. Klettern, Verbarrikadieren und Gadgets liegen zwischen 2 und 4 kHz und treten dort hervor. Der Preis dafür: Sprengladungen verlieren Wucht, und oberhalb von 9 kHz klingt es etwas matter.',
  price: 690,
  filters: [
    { type: 'HP', fc: 25, q: 0.71 },
    { type: 'LSC', fc: 110, gain: -4.5, q: 0.8 },
    { type: 'PK', fc: 190, gain: 1.6, q: 1.2 },
    { type: 'PK', fc: 520, gain: -2.4, q: 1 },
    { type: 'PK', fc: 2200, gain: 3.2, q: 1.2 },
    { type: 'PK', fc: 3700, gain: 3, q: 1.4 },
    { type: 'HSC', fc: 9000, gain: -2.5, q: 0.7 },
  ],
  spatial: 'none',
  headset: 'Geschlossene Headsets; bei sehr basslastigen Modellen den Low-Shelf um 1 bis 2 dB weiter senken.',
  version: 2,
  updatedAt: Date.UTC(2026, 7, 21),
  changes: [
    {
      version: 2,
      text: 'Der Hochpass bei 25 Hz ist neu: Er hält tiefe Sprengladungen von kleinen Treibern fern.',
    },
  ],
  active: true,
}
