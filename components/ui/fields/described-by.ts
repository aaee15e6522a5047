import type { ReactNode } from 'react'

export interface FieldTexts {
  /** The ids of hint and error derive from it. */
  id: string
  label: ReactNode
  hint?: string | undefined
  error?: string | undefined
}

/** Default id: the form's prefix and the field's name; default error: the form's for that name. */
export type FieldProps<Control> = Omit<FieldTexts, 'id'> &
  Control & {
    /** Its name in the shop's answers, if another. */
    path?: string
  }

export const controlStyle =
  'block w-full min-h-12 rounded-field border border-outline bg-surface px-3.5 py-2.5 text-base text-text ' +
  'scroll-mt-32 placeholder:text-muted hover:border-muted aria-invalid:border-danger'

export function describedBy({ id, hint, error }: Omit<FieldTexts, 'label'>) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined }
}
