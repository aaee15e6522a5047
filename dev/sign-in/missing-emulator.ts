import { causeOf } from '@/build/command-texts'
import { emulatorFolder } from './find-emulator.mjs'

/** A sentence if Firebase's emulator is not installed and cannot be fetched; tests that need it are then skipped. */
export function missingEmulator(): string[] {
  try {
    emulatorFolder()
    return []
  } catch (error) {
    return [
      `NOT RUN: the tests of sign-in by Firebase, whose emulator npx cannot fetch (${causeOf(error).split('\n')[0]})`,
    ]
  }
}
