import type { Preset } from '../schema'

/**
 * Listens for boards and doors, which creak most between 800 Hz and 2 kHz. That is lifted; the mud of the house below 350 Hz, and wind and hiss above 3.5 kHz, are
 * lowered. Doors are as broad as noise, so that more is not to be had. Costs bass and air.
 */
export const re4Dielenknarren: Preset = {
  id: 're4-dielenknarren',
  name: 'Dielenknarren',
  game: 'Resident Evil 4',
  aliases: ['re4', 'resi', 'biohazard'],
  tagline: 'Knarrende Dielen und Türen näher, der Schreck bleibt.',
  description:
    'Horror lebt vom Abstand zwischen Stille und Schlag. Dielen und Türen knarren am stärksten zwischen 800 Hz und 2 kHz; dort rücken sie um bis zu 5 dB näher. Der Mulm des Hauses, Donner und der Körper von Schüssen unter 350 Hz weichen um 7 bis 11 dB, Wind und Rauschen über 3,5 kHz um 5 bis 8 dB. Der Preis dafür: Das Haus verliert Bass und Luft, Atem und Ketten treten zurück, und Stimmen klingen wie aus einem alten Radio.',
  price: 590,
  filters: [
    { type: 'LSC', fc: 231, gain: -6.5, q: 0.61 }, // rumble of the house
    { type: 'PK', fc: 258, gain: -8.6, q: 0.77 }, // mud, the body of shots
    { type: 'PK', fc: 1262, gain: 4.7, q: 0.78 }, // boards and doors
    { type: 'PK', fc: 1773, gain: 3.2, q: 0.77 }, // their creaking
    { type: 'PK', fc: 4325, gain: -7.1, q: 1.09 }, // the crack of shots
    { type: 'HSC', fc: 3552, gain: -4.4, q: 0.62 }, // wind, hiss
  ],
  spatial: 'dolby-atmos',
  headset: 'Geschlossene Kopfhörer und Headsets ohne starke Höhenbetonung.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
