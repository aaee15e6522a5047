'use client'

import { createContext, use } from 'react'

export interface Judged {
  /** Current errors of the refused fields that have changed since, by id; '' for a field that is valid now. */
  fields: ReadonlyMap<string, string>
  /** Whether all refused fields are valid now. */
  isMended: boolean
}

export const unjudged: Judged = { fields: new Map(), isMended: false }

/** The results of validating refused fields again. */
export const JudgedContext = createContext<Judged>(unjudged)

/** The error to show at a field that was refused. */
export function useFieldError(id: string, refusal: string | undefined): string | undefined {
  const now = use(JudgedContext).fields.get(id)
  return refusal === undefined || now === '' ? undefined : (now ?? refusal)
}
