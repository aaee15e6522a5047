import { wcagContrast } from 'culori'
import sharp from 'sharp'
import type { Page } from '@playwright/test'

/**
 * Lower than the 4.5 of WCAG 2.2, 1.4.3, that axe requires: strokes thinner than a pixel are painted paler than their colour. A
 * label in the colour of its background has a contrast of 1.
 */
const LEAST = 2.5
/** Minimum area of a text's strokes: a share of its box, or this many pixels for the box of a wide field. */
const STROKES = { part: 0.02, pixels: 20 }

/** Where a control's text lies in the window, in CSS pixels. */
interface TextBox {
  control: string
  left: number
  top: number
  width: number
  height: number
  /** Within the window, and not below a bar at its edge. */
  isInSight: boolean
}

interface Picture {
  data: Buffer
  width: number
  height: number
}

/**
 * The controls with the attribute `data-unjudged` whose text is unreadable in the painted colours. Under forced colours, the
 * browser paints other colours than the styles, and thus axe, report. Needs one device pixel for each CSS pixel.
 */
export async function faintControls(page: Page): Promise<string[]> {
  const faint: string[] = []
  // One window at a time: a screenshot of the whole page would change the window's height, and what depends on it.
  let boxes = await page.evaluate(textBoxes)
  let left = boxes.map((_, index) => index)
  while (left[0] !== undefined) {
    const [first] = left
    await page.evaluate(
      (top) => scrollBy({ top: top - innerHeight / 2, behavior: 'instant' }),
      boxes[first]?.top ?? 0,
    )
    boxes = await page.evaluate(textBoxes)
    const inSight = left.filter((index) => boxes[index]?.isInSight)
    const picture = await windowOf(page)
    for (const box of inSight.map((index) => boxes[index])) {
      const contrast = box ? paintedContrast(picture, box) : Infinity
      if (contrast < LEAST) faint.push(`${box?.control}: ${contrast.toFixed(2)}`)
    }
    left = left.filter((index) => index !== first && !inSight.includes(index))
  }
  await page.evaluate(() => scrollTo(0, 0))
  return faint
}

async function windowOf(page: Page): Promise<Picture> {
  await page.evaluate(holdFrames)
  const picture = await decode(await page.screenshot())
  await page.evaluate(() => globalThis.releaseFrames?.())
  return picture
}

declare global {
  var releaseFrames: (() => void) | undefined
}

/** Holds animation frames until `releaseFrames`: a screenshot of a page that draws in every frame is late or never taken. */
function holdFrames(): void {
  const { requestAnimationFrame } = globalThis
  const held: FrameRequestCallback[] = []
  globalThis.requestAnimationFrame = (callback) => held.push(callback)
  globalThis.releaseFrames = () => {
    globalThis.requestAnimationFrame = requestAnimationFrame
    for (const callback of held) requestAnimationFrame(callback)
  }
}

async function decode(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The contrast between the most common colour in a box and the colour that stands out most from it. */
function paintedContrast(picture: Picture, box: TextBox): number {
  const counts = new Map<number, number>()
  const right = Math.min(picture.width, box.left + box.width)
  const bottom = Math.min(picture.height, box.top + box.height)
  for (let y = Math.max(0, Math.ceil(box.top)); y < bottom; y += 1)
    for (let x = Math.max(0, Math.ceil(box.left)); x < right; x += 1) {
      const colour = picture.data.readUIntBE(3 * (y * picture.width + x), 3)
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
  const colours = [...counts].sort(([, one], [, other]) => other - one)
  const ground = rgb(colours[0]?.[0] ?? 0)
  const contrasts = colours.map(([colour, count]) => ({ count, contrast: wcagContrast(rgb(colour), ground) }))
  const area = contrasts.reduce((sum, { count }) => sum + count, 0)
  let strokes = Math.min(STROKES.part * area, STROKES.pixels)
  const ordered = contrasts.sort((one, other) => other.contrast - one.contrast)
  return ordered.find(({ count }) => (strokes -= count) <= 0)?.contrast ?? 1
}

function rgb(colour: number) {
  const part = (shift: number) => ((colour >> shift) & 255) / 255
  return { mode: 'rgb' as const, r: part(16), g: part(8), b: part(0) }
}

/** Boxes of visible text in controls, except disabled ones, which WCAG exempts. */
function textBoxes(): TextBox[] {
  const CONTROLS = 'a[href], button, label, summary, select, input, textarea, [role=option], [role=slider]'
  const TYPED =
    'textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=color])'
  const OFF = ':disabled, [aria-disabled=true], [inert], option'
  const scope = document.querySelector('[role=dialog]') ?? document.body

  /** The part of a box that is left after clipping by an element and its ancestors. */
  const cut = (box: DOMRect, element: Element | null): DOMRect => {
    if (element === null || element === document.body) return box
    const { overflow, position, clipPath } = getComputedStyle(element)
    if (clipPath !== 'none') return new DOMRect()
    // A fixed element is not clipped by its ancestors, but may clip its own content.
    const around = position === 'fixed' ? null : element.parentElement
    if (overflow === 'visible') return cut(box, around)
    const edge = element.getBoundingClientRect()
    const [left, top] = [Math.max(box.left, edge.left), Math.max(box.top, edge.top)]
    const [right, bottom] = [Math.min(box.right, edge.right), Math.min(box.bottom, edge.bottom)]
    return cut(new DOMRect(left, top, right - left, bottom - top), around)
  }
  const hasText = (field: Element) =>
    field instanceof HTMLSelectElement ||
    ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      (field.value || field.placeholder) !== '')
  const textOf = (element: Element): [Element, DOMRect[]] => {
    if (element.matches(TYPED)) return [element, hasText(element) ? [element.getBoundingClientRect()] : []]
    // Single letters may be thinner than a pixel; the name that they make is not.
    const name = element.closest('svg')
    if (name) return [name, [name.getBoundingClientRect()]]
    const range = document.createRange()
    const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '')
    return [
      element,
      texts.flatMap((text) => {
        range.selectNodeContents(text)
        return [...range.getClientRects()]
      }),
    ]
  }
  /** Whether a bar that stays in the window lies above a point of a control. */
  const isBelowBar = (control: Element, x: number, y: number) => {
    for (let hit = document.elementFromPoint(x, y); hit; hit = hit.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(hit).position)) return !hit.contains(control)
    return false
  }
  const boxesOf = ([element, boxes]: [Element, DOMRect[]]): TextBox[] =>
    boxes.flatMap((box) => {
      const { left, top, right, bottom } = cut(box, element)
      // Without the edges of a field, and of the background that the browser may paint behind text.
      const edge = element.matches(TYPED) ? 6 : 2
      const [width, height] = [right - left - 2 * edge, bottom - top - 2 * edge]
      // Anything smaller is for screen readers only.
      if (width < 2 || height < 4) return []
      const control = element.closest(CONTROLS) ?? element
      const isInside = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth
      const isInSight = isInside && !isBelowBar(control, (left + right) / 2, (top + bottom) / 2)
      const name = control.outerHTML.slice(0, 200)
      return [{ control: name, left: left + edge, top: top + edge, width, height, isInSight }]
    })
  return [...scope.querySelectorAll('[data-unjudged]')]
    .filter((element) => element.closest(CONTROLS) && !element.closest(OFF))
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map(textOf)
    .flatMap(boxesOf)
}
