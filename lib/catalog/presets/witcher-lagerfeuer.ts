import type { Preset } from '../schema'

/**
 * Listens to a story, not for directions: voices from 400 Hz to 3 kHz are lifted broadly, the patter of rain and fire above 4.5 kHz lowered. Costs air: all
 * that sparkles steps back, orchestras included.
 */
export const witcherLagerfeuer: Preset = {
  id: 'witcher-lagerfeuer',
  name: 'Lagerfeuer',
  game: 'The Witcher 3: Wild Hunt',
  aliases: ['witcher', 'tw3', 'hexer', 'wild hunt'],
  tagline: 'Stimmen, die näher rücken, und Regen, der Platz macht.',
  description:
    'Ein Preset zum Versinken, nicht zum Orten. Dialoge werden breit um 1,9 kHz um bis zu 5 dB gehoben und behalten mit 4 dB um 600 Hz ihre Wärme; das Prasseln von Regen und Feuer über 4,5 kHz gibt um bis zu 5 dB nach. Der Bass bleibt, wie er ist. Der Preis dafür: Wäldern und Orchester fehlt Luft, und was ohnehin nah klingt, wird noch näher.',
  price: 490,
  filters: [
    { type: 'PK', fc: 600, gain: 3.5, q: 0.8 }, // warmth of voices
    { type: 'PK', fc: 1900, gain: 5, q: 0.8 }, // what is said
    { type: 'HSC', fc: 4500, gain: -5.5, q: 0.7 }, // patter of rain, fire
  ],
  spatial: 'windows-sonic',
  headset: 'Offene Kopfhörer mit großer Bühne, annähernd neutral.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
