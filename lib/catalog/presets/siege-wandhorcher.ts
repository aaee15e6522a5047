import type { Preset } from '../schema'

/**
 * Listens through walls and ceilings, which let steps pass below 300 Hz, and for gadgets and barricades around 2.2 kHz in the
 * open. Both are lifted, charges below 80 Hz and the murmur of rooms at 620 Hz lowered, and so is treble, which no wall lets
 * pass. Costs the force of charges and all brilliance.
 */
export const siegeWandhorcher: Preset = {
  id: 'siege-wandhorcher',
  name: 'Wandhorcher',
  game: 'Rainbow Six Siege',
  aliases: ['r6', 'r6s', 'rainbow', 'siege'],
  tagline: 'Für das, was hinter der Wand und über der Decke passiert.',
  description:
    'Wände und Decken lassen von Schritten nur den dumpfen Teil durch: Er liegt um 230 Hz und wird um 2,6 dB gehoben. Klettern, Verbarrikadieren und Gadgets treten um 2,2 kHz deutlich hervor. Sprengladungen unter 80 Hz und das Gemurmel der Räume um 620 Hz werden leiser, ebenso Glas und Splitter über 6,5 kHz. Der Preis dafür: Sprengungen verlieren Wucht, und insgesamt klingt es matter.',
  price: 690,
  filters: [
    { type: 'HP', fc: 25, q: 0.71 }, // charges, which small drivers cannot play
    { type: 'LSC', fc: 80, gain: -4.5, q: 0.8 }, // charges and air conditioning
    { type: 'PK', fc: 230, gain: 2.6, q: 1 }, // steps behind a wall
    { type: 'PK', fc: 620, gain: -2, q: 1.4 }, // murmur of rooms
    { type: 'PK', fc: 2200, gain: 4.8, q: 1.1 }, // gadgets, barricades, climbing
    { type: 'HSC', fc: 6500, gain: -4, q: 0.7 }, // glass and debris
  ],
  spatial: 'none',
  headset: 'Geschlossene Headsets; bei sehr basslastigen Modellen den Low-Shelf um 1 bis 2 dB weiter senken.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
