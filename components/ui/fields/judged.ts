'use client'

import { createContext, use } from 'react'
import { describedBy } from './described-by'

export interface Judged {
  /** Of refused fields that have changed since, by id; '' if valid now. */
  fields: ReadonlyMap<string, string>
  isMended: boolean
}

export const unjudged: Judged = { fields: new Map(), isMended: false }

export const JudgedContext = createContext<Judged>(unjudged)

function useFieldError(id: string, refusal: string | undefined): string | undefined {
  const now = use(JudgedContext).fields.get(id)
  return refusal === undefined || now === '' ? undefined : (now ?? refusal)
}

interface FieldsOfForm {
  prefix?: string | undefined
  errors: Readonly<Record<string, string>>
}

export const FieldsContext = createContext<FieldsOfForm>({ errors: {} })

interface Given {
  id?: string | undefined
  name?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  path?: string
}

/** Attributes of the control, and what its frame shows. A given `error` counts, even if undefined. */
export function useField<Props extends Given>(given: Props) {
  const { hint, error: refusal, path, ...attributes } = given
  const { prefix, errors } = use(FieldsContext)
  const { name = '' } = given
  const id = given.id ?? [prefix, name].filter(Boolean).join('-')
  const error = useFieldError(id, 'error' in given ? refusal : errors[path ?? name])
  return { frame: { id, hint, error }, control: { ...attributes, id, ...describedBy({ id, hint, error }) } }
}
