import type { Preset } from '../schema'

/**
 * Listens to a story, not for directions: voices from 400 Hz to 2.5 kHz are lifted broadly, the patter of rain and fire above 4.5 kHz and thunder lowered. Costs air: all
 * that sparkles steps back, orchestras included.
 */
export const witcherLagerfeuer: Preset = {
  id: 'witcher-lagerfeuer',
  name: 'Lagerfeuer',
  game: 'The Witcher 3: Wild Hunt',
  aliases: ['witcher', 'tw3', 'hexer', 'wild hunt'],
  tagline: 'Stimmen, die näher rücken, und Regen, der Platz macht.',
  description:
    'Ein Preset zum Versinken, nicht zum Orten. Dialoge werden breit zwischen 400 Hz und 2,5 kHz um 3 bis 5 dB gehoben; das Prasseln von Regen und Feuer über 4,5 kHz gibt um 4 bis 9 dB nach, Donner unter 150 Hz um 5 bis 7 dB. Der Preis dafür: Wäldern und Orchester fehlen Luft und Fundament, und S-Laute werden weich.',
  price: 490,
  filters: [
    { type: 'LSC', fc: 211, gain: -7, q: 0.68 }, // thunder
    { type: 'PK', fc: 421, gain: 3, q: 0.78 }, // warmth of voices
    { type: 'PK', fc: 1874, gain: 5, q: 0.86 }, // speech
    { type: 'HSC', fc: 4225, gain: -9, q: 0.8 }, // patter of rain, fire
  ],
  spatial: 'windows-sonic',
  headset: 'Offene Kopfhörer mit großer Bühne, annähernd neutral.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
