'use client'

import { createContext, use } from 'react'

export interface Judged {
  /** By id of the fields that were refused and have changed since: what is wrong with them now, '' for nothing. */
  fields: ReadonlyMap<string, string>
  /** Whether nothing is wrong any more with any field that was refused. */
  isMended: boolean
}

export const unjudged: Judged = { fields: new Map(), isMended: false }

/** Results of judging refused fields anew, by field id. */
export const JudgedContext = createContext<Judged>(unjudged)

/** The error to show at a field that was refused. */
export function useFieldError(id: string, refusal: string | undefined): string | undefined {
  const now = use(JudgedContext).fields.get(id)
  return refusal === undefined || now === '' ? undefined : (now ?? refusal)
}
