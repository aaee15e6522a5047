export const ownSoundSources = ['file', 'tab', 'input'] as const
export type OwnSoundSource = (typeof ownSoundSources)[number]

/** Why there was no sound, or why it ended unexpectedly. */
export type OwnSoundProblem =
  | 'noWebAudio'
  | 'noTabs'
  | 'noInputs'
  | 'tabRefused'
  | 'inputRefused'
  | 'notATab'
  | 'tabSilent'
  | 'noInput'
  | 'inputBusy'
  | 'otherRate'
  | 'badFile'
  | 'pressAgain'
  | 'failed'
  | 'shareEnded'
  | 'inputEnded'
  | 'otherSound'

export class OwnSoundError extends Error {
  constructor(readonly problem: OwnSoundProblem) {
    super(problem)
  }
}

/** By source: https://www.w3.org/TR/mediacapture-streams/, https://www.w3.org/TR/screen-capture/. */
const problems: Record<string, Partial<Record<OwnSoundSource, OwnSoundProblem>>> = {
  NotAllowedError: { tab: 'tabRefused', input: 'inputRefused', file: 'pressAgain' },
  SecurityError: { tab: 'noTabs', input: 'noInputs' },
  NotFoundError: { input: 'noInput' },
  OverconstrainedError: { input: 'noInput' },
  NotReadableError: { input: 'inputBusy' },
  AbortError: { input: 'inputBusy', file: 'badFile' },
  InvalidStateError: { tab: 'pressAgain', input: 'pressAgain' },
  // Firefox does not convert a device's rate (https://bugzilla.mozilla.org/show_bug.cgi?id=1674892).
  NotSupportedError: { file: 'badFile', input: 'otherRate' },
}

export function problemOf(error: unknown, source: OwnSoundSource): OwnSoundProblem {
  if (error instanceof OwnSoundError) return error.problem
  return problems[nameOf(error)]?.[source] ?? 'failed'
}

/** WebKit's `OverconstrainedError` is neither a `DOMException` nor an `Error`. */
function nameOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''
}
