/** A thing on a page that a visitor can use. */
export interface Part {
  press: () => Promise<void>
  /** Types into it, at the end of what it holds. */
  type: (text: string) => Promise<void>
  /** Gives a file to a field for files. */
  choose: (path: string) => Promise<void>
}

/** The one window of a browser, in the words that all libraries that drive one have in common. */
export interface BrowserWindow {
  goTo: (address: string) => Promise<void>
  address: () => Promise<string>
  /** Evaluates an expression in the page and returns its value as JSON; awaits promises. */
  run: (expression: string) => Promise<unknown>
  /** The element that an expression amounts to in the page; null if it is none. */
  find: (expression: string) => Promise<Part | null>
  resize: (width: number, height: number) => Promise<void>
  /** The errors that pages have logged or thrown since it was asked last. */
  errors: () => Promise<string[]>
  close: () => Promise<void>
}

export interface LaunchOptions {
  /** Everything that the browser keeps lies in it. */
  folder: string
  /** Where files that it downloads are put. */
  downloads: string
  /** Whether there is a device that sound goes to. */
  hasSound: boolean
}
