import type { Preset } from '../schema'

/**
 * Listens for boards and doors, which creak most between 800 Hz and 2 kHz: their middle is lifted, and everything below 600 Hz and above 2.5 kHz lowered. Doors are
 * as broad as noise, so that they stand out only where most else is lowered. Costs bass and air, and screams lie in the lifted band.
 */
export const re4Dielenknarren: Preset = {
  id: 're4-dielenknarren',
  name: 'Dielenknarren',
  game: 'Resident Evil 4',
  aliases: ['re4', 'resi', 'biohazard'],
  tagline: 'Knarrende Dielen und Türen näher, Bass und Höhen weiter weg.',
  description:
    'Horror lebt vom Abstand zwischen Stille und Schlag. Dielen und Türen knarren am stärksten zwischen 800 Hz und 2 kHz; in der Mitte davon rücken sie um bis zu 5 dB näher. Der Mulm des Hauses, Donner und der Körper von Schüssen unter 600 Hz weichen um 11 bis 15 dB, Wind und Rauschen über 2,5 kHz um 11 bis 14 dB. Der Preis dafür: Das Haus verliert Bass und Luft, Atem und Ketten treten zurück, Stimmen klingen wie aus einem alten Radio, und Schreie kommen mit nach vorn.',
  price: 590,
  filters: [
    { type: 'LSC', fc: 825, gain: -7.9, q: 0.8 }, // the house below the creaking
    { type: 'PK', fc: 93, gain: -5.2, q: 0.52 }, // rumble, thunder
    { type: 'PK', fc: 205, gain: -2.9, q: 0.52 }, // mud, the body of shots
    { type: 'PK', fc: 600, gain: -4.6, q: 1.71 }, // voices
    { type: 'PK', fc: 1407, gain: 8.8, q: 2.32 }, // boards and doors
    { type: 'PK', fc: 2800, gain: -6.3, q: 1.41 }, // the crack of shots
    { type: 'PK', fc: 13936, gain: -5.4, q: 0.5 }, // hiss
    { type: 'HSC', fc: 2194, gain: -9, q: 0.8 }, // wind
  ],
  spatial: 'dolby-atmos',
  headset: 'Geschlossene Kopfhörer und Headsets ohne starke Höhenbetonung.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
