import type { Preset } from '../schema'

/**
 * Listens through walls and ceilings, which let steps pass up to some 600 Hz, and for gadgets and barricades around 2.2 kHz in the
 * open. Both are lifted, charges below 110 Hz lowered, and so is treble, which no wall lets pass. Costs the force of charges and all brilliance.
 */
export const siegeWandhorcher: Preset = {
  id: 'siege-wandhorcher',
  name: 'Wandhorcher',
  game: 'Rainbow Six Siege',
  aliases: ['r6', 'r6s', 'rainbow', 'siege'],
  tagline: 'Für das, was hinter der Wand und über der Decke passiert.',
  description:
    'Wände und Decken lassen von Schritten nur den dumpfen Teil durch: Er liegt zwischen 200 und 600 Hz und wird um bis zu 5 dB gehoben. Klettern, Verbarrikadieren und Gadgets um 2,2 kHz gewinnen 3 dB. Sprengladungen unter 110 Hz werden um 6,5 dB leiser, ebenso Glas, Splitter und der Knall von Schüssen über 4,7 kHz. Der Preis dafür: Sprengungen verlieren Wucht, und insgesamt klingt es dumpf.',
  price: 690,
  filters: [
    { type: 'HP', fc: 25, q: 0.71 }, // charges, which small drivers cannot play
    { type: 'LSC', fc: 110, gain: -6.5, q: 0.7 }, // charges and air conditioning
    { type: 'PK', fc: 420, gain: 5, q: 0.6 }, // steps behind a wall
    { type: 'PK', fc: 2150, gain: 3, q: 1.1 }, // gadgets, barricades, climbing
    { type: 'HSC', fc: 4700, gain: -8, q: 0.6 }, // glass, debris, the crack of shots
  ],
  dynamics: { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 },
  spatial: 'none',
  headset: 'Geschlossene Headsets; bei sehr basslastigen Modellen den Low-Shelf um 1 bis 2 dB weiter senken.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
