import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { faintControls } from './painted-contrast'

/** A colour in axe, missing in its types. */
interface Colour {
  r: number
  g: number
  b: number
  alpha: number
  parseString(text: string): Colour
}

declare global {
  interface Window {
    axe?: typeof axe & { commons: { color: { Color: { prototype: Colour } } } }
  }
}

const WCAG = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

/** Kinds of elements whose contrast was found sufficient since this process started, by colour scheme and width. */
const judged = new Map<string, Set<string>>()

/**
 * Expects no violation of WCAG 2.2 A and AA found by axe; `colours` checks only the colour rules, for a page seen before.
 * Contrast is by far the most expensive check. It depends on an element and those around it, so it is checked once per kind of
 * element. Under forced colours, the text of controls is also measured as painted.
 */
export async function expectAccessible(page: Page, what: 'all' | 'colours' = 'all'): Promise<void> {
  // When scrolled, targets half covered by the sticky header would count as too small.
  await page.evaluate(() => scrollTo(0, 0))
  await page.evaluate(nameForcedColours)
  await page.evaluate(standStill)
  // Loading axe and reporting passed elements would be half of the cost.
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.evaluate(axe.source)
    await page.evaluate(rememberColours)
  }
  const look = await page.evaluate(schemeAndWidth)
  const known = judged.get(look.name) ?? new Set()
  const marked = await page.evaluate(markUnjudged, [...known])
  const { type, values } = what === 'all' ? WCAG : COLOURS
  expect(await page.evaluate(violations, { type, values: [...values] })).toEqual([])
  // Retried, because an element may have moved between being located and being painted.
  if (look.isForced) await expect.poll(() => faintControls(page), 'text as it is painted').toEqual([])
  judged.set(look.name, new Set([...known, ...marked]))
}

function schemeAndWidth(): { name: string; isForced: boolean } {
  const is = (feature: string) => matchMedia(`(${feature})`).matches
  const isForced = is('forced-colors: active')
  return { name: [is('prefers-color-scheme: dark'), isForced, innerWidth].join(' '), isForced }
}

/** Marks one visible element with text of each kind not known yet. @returns the kinds of the marked elements */
function markUnjudged(known: string[]): string[] {
  const others = /^(id|for|href|src|value|name|aria-(labelledby|describedby|controls|label)|data-unjudged)$/
  const kinds = new Map<Element, string>()
  /** A digest of the attributes of an element and its ancestors, long enough to make collisions unlikely. */
  const kindOf = (element: Element): string => {
    const kind = kinds.get(element)
    if (kind !== undefined) return kind
    const attributes = [...element.attributes].filter(({ name }) => !others.test(name))
    const own = [element.tagName, ...attributes.map(({ name, value }) => `${name}=${value}`)].join(' ')
    const around = element.parentElement ? kindOf(element.parentElement) : ''
    let [high, low] = [0, 0]
    for (const letter of around + own) {
      const code = letter.codePointAt(0) ?? 0
      high = Math.imul(high ^ code, 2654435761)
      low = Math.imul(low ^ code, 1597334677) ^ (high >>> 15)
    }
    const found = `${high >>> 0}.${low >>> 0}`
    kinds.set(element, found)
    return found
  }
  const isTold = (node: Node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== ''
  const told = [...document.querySelectorAll('body *')].filter(
    (element) => element.matches('input, select, textarea') || [...element.childNodes].some(isTold),
  )
  const seen = new Set(known)
  const marked: string[] = []
  for (const element of told) {
    const kind = kindOf(element)
    const isNew = !seen.has(kind) && element.checkVisibility({ visibilityProperty: true })
    element.toggleAttribute('data-unjudged', isNew)
    if (!isNew) continue
    seen.add(kind)
    marked.push(kind)
  }
  return marked
}

async function violations(runOnly: NonNullable<RunOptions['runOnly']>): Promise<string[]> {
  if (!window.axe) throw new Error('axe is not there')
  window.axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-unjudged]' }] })
  const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] })
  document.adoptedStyleSheets = []
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`,
  )
}

/** axe reads a few colours thousands of times, which would be a third of the cost of a check. */
function rememberColours(): void {
  if (!window.axe) throw new Error('axe is not there')
  const { prototype } = window.axe.commons.color.Color
  const { parseString } = prototype
  const known = new Map<string, Omit<Colour, 'parseString'>>()
  prototype.parseString = function (text) {
    const colour = known.get(text)
    if (colour) return Object.assign(this, colour)
    parseString.call(this, text)
    const { r, g, b, alpha } = this
    known.set(text, { r, g, b, alpha })
    return this
  }
}

/** Switches off transitions and animations until axe has run, so that it sees no old or intermediate colours. */
async function standStill(): Promise<void> {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets = [sheet]
  await new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done))
    // A page that paints nothing has no frames.
    setTimeout(done, 1_000)
  })
}

/** Under forced colours Chromium still reports the old text colour where axe reads it; this returns the painted one. */
function nameForcedColours(): void {
  const isForced = matchMedia('(forced-colors: active)').matches
  const { getPropertyValue } = CSSStyleDeclaration.prototype
  if (!isForced || getPropertyValue.name === 'paintedValue') return
  CSSStyleDeclaration.prototype.getPropertyValue = function paintedValue(name) {
    return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name)
  }
}
