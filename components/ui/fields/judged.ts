'use client'

import { createContext, use } from 'react'
import { describedBy } from './described-by'

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
function useFieldError(id: string, refusal: string | undefined): string | undefined {
  const now = use(JudgedContext).fields.get(id)
  return refusal === undefined || now === '' ? undefined : (now ?? refusal)
}

interface FieldsOfForm {
  /** How the ids of its fields begin. */
  prefix?: string | undefined
  /** Sentences by field name. */
  errors: Readonly<Record<string, string>>
}

/** What the fields of a form need not be told one by one. */
export const FieldsContext = createContext<FieldsOfForm>({ errors: {} })

interface Given {
  id?: string | undefined
  name?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  path?: string
}

/** The attributes of a control, and what the frame around it shows. An `error` that is given counts, even if undefined. */
export function useField<Props extends Given>(given: Props) {
  const { hint, error: refusal, path, ...attributes } = given
  const { prefix, errors } = use(FieldsContext)
  const { name = '' } = given
  const id = given.id ?? [prefix, name].filter(Boolean).join('-')
  const error = useFieldError(id, 'error' in given ? refusal : errors[path ?? name])
  return { frame: { id, hint, error }, control: { ...attributes, id, ...describedBy({ id, hint, error }) } }
}
