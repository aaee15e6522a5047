import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserWindow, Part } from './browser-window'

type Kind = 'button' | 'link' | 'field'

/** ms; two browsers and two shops may share two cores. */
const PATIENCE = 20_000

/** Uses the shop in a browser by roles, labels and texts. */
export class Visitor {
  constructor(
    readonly window: BrowserWindow,
    private readonly origin: string,
  ) {}

  /** Opens a page and waits until it is hydrated. */
  async opens(path: string): Promise<void> {
    await this.window.goTo(this.origin + path)
    await this.untilListening()
  }

  async presses(name: string | RegExp): Promise<void> {
    await (await this.part('button', name)).press()
  }

  async follows(name: string | RegExp): Promise<void> {
    await (await this.part('link', name)).press()
  }

  async fills(label: string, text: string): Promise<void> {
    await (await this.part('field', label)).type(text)
  }

  /** Checks a checkbox or a radio button. */
  async ticks(label: string | RegExp): Promise<void> {
    await (await this.part('field', label)).press()
  }

  async ticksAll(): Promise<void> {
    const next = `document.querySelector('input[type=checkbox]:not(:checked)')`
    for (let box = await this.window.find(next); box; box = await this.window.find(next)) await box.press()
  }

  async choosesFile(path: string): Promise<void> {
    const field = await this.window.find(`document.querySelector('input[type=file]')`)
    if (!field) throw new Error('no field for a file')
    await field.choose(path)
  }

  /** Waits for a visible text. */
  async reads(words: string | RegExp): Promise<void> {
    await this.until(`"${words}"`, async () => {
      const text = await this.text()
      return typeof words === 'string' ? text.includes(words) : words.test(text)
    })
  }

  async arrivesAt(address: RegExp): Promise<void> {
    await this.until(`way to ${address}`, async () => address.test(await this.window.address()))
  }

  /** Waits until a page is hydrated and has received its first server events. */
  async untilListening(): Promise<void> {
    await this.until('page that listens', () => this.runs(hasListened))
  }

  /** Runs a self-contained function in the page. @returns its result, as JSON */
  runs<Args extends unknown[]>(script: (...args: Args) => unknown, ...args: Args): Promise<unknown> {
    return this.window.run(callOf(script, args))
  }

  private async part(kind: Kind, name: string | RegExp): Promise<Part> {
    const isWhole = typeof name === 'string'
    const call = callOf(findPart, [kind, isWhole ? name : name.source, isWhole])
    return this.until(`${kind} "${name}"`, () => this.window.find(call))
  }

  /** A page that has just begun to load, for example after a return to it, has no body yet. */
  private async text(): Promise<string> {
    return String(await this.window.run("document.body?.innerText ?? ''"))
  }

  /** @throws Error with the text of the page */
  private async until<Found>(sought: string, look: () => Promise<Found>): Promise<NonNullable<Found>> {
    for (const end = Date.now() + PATIENCE; ;) {
      const found = await look()
      if (found) return found
      if (Date.now() > end)
        throw new Error(`no ${sought} at ${await this.window.address()}: ${await this.text()}`)
      await pause(100)
    }
  }
}

function callOf<Args extends unknown[]>(script: (...args: Args) => unknown, args: Args): string {
  return `(${script})(...${JSON.stringify(args)})`
}

/** Runs in the page. @returns whether React has hydrated it */
function hasListened(): boolean {
  const part = document.querySelector('main *') ?? document.body
  return document.readyState === 'complete' && Object.keys(part).some((key) => key.startsWith('__react'))
}

/** Runs in the page. */
function findPart(kind: Kind, name: string, isWhole: boolean): Element | null {
  const tags = { button: 'button, summary', link: 'a[href]', field: 'input, textarea, select' }
  const nameOf = (part: Element) => {
    const said =
      part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement ? part.labels?.[0] : part
    return (part.getAttribute('aria-label') ?? said?.textContent ?? '').replace(/\s+/g, ' ').trim()
  }
  const fits = (part: Element) => (isWhole ? nameOf(part) === name : new RegExp(name).test(nameOf(part)))
  const isShown = (part: Element) => part.getClientRects().length > 0
  return [...document.querySelectorAll(tags[kind])].find((part) => isShown(part) && fits(part)) ?? null
}
