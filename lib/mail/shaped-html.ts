import { letterStyle } from '@/lib/audio/letter-style'
import { escapeHtml } from './escape-html'

/**
 * A name shaped by its curve, as far as the reader's font has weights and widths: mails embed no font.
 * @param lifts per letter, see `letterLifts`
 */
export function shapedHtml(name: string, lifts: readonly number[]): string {
  const runs: { style: string; text: string }[] = []
  ;[...name].forEach((letter, index) => {
    const { weight, stretch } = letterStyle(lifts[index] ?? 0)
    const style = `font-weight: ${weight}; font-stretch: ${stretch}%;`
    const last = runs.at(-1)
    if (last?.style === style) last.text += letter
    else runs.push({ style, text: letter })
  })
  const html = runs.map(({ style, text }) => `<span style="${style}">${escapeHtml(text)}</span>`)
  // So that it is read as one word, not letter by letter.
  return `<span role="img" aria-label="${escapeHtml(name)}">${html.join('')}</span>`
}
