/** An element that a visitor can use. */
export interface Part {
  press: () => Promise<void>
  /** Types at the end of its text. */
  type: (text: string) => Promise<void>
  /** Chooses a file in a file field. */
  choose: (path: string) => Promise<void>
}

/** The window of a browser, reduced to what all driver libraries offer. */
export interface BrowserWindow {
  goTo: (address: string) => Promise<void>
  address: () => Promise<string>
  /** Evaluates an expression in the page and returns its value as JSON; awaits promises. */
  run: (expression: string) => Promise<unknown>
  /** The element an expression evaluates to; null if it is none. */
  find: (expression: string) => Promise<Part | null>
  resize: (width: number, height: number) => Promise<void>
  /** Errors logged or thrown by pages since the last call. */
  errors: () => Promise<string[]>
  close: () => Promise<void>
}

export interface LaunchOptions {
  /** The browser's profile. */
  folder: string
  /** Folder for downloads. */
  downloads: string
  /** Whether there is an audio output device. */
  hasSound: boolean
}
