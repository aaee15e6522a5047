'use client'

import type { ComponentProps, ReactNode } from 'react'
import { ShopLink } from '../shop-link'
import { controlStyle, describedBy, type FieldTexts } from './described-by'
import { useFieldError } from './judged'

/**
 * Props of a field for an e-mail address. Browsers would turn umlauts into ASCII in a field of the type `email`, and
 * refuse some addresses there are.
 */
export const emailInput = {
  type: 'text',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const

export function TextField({
  id,
  label,
  hint,
  error: refusal,
  ...props
}: FieldTexts & ComponentProps<'input'>) {
  const error = useFieldError(id, refusal)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input type="text" {...props} id={id} className={controlStyle} {...describedBy({ id, hint, error })} />
    </FieldFrame>
  )
}

export function TextAreaField({
  id,
  label,
  hint,
  error: refusal,
  ...props
}: FieldTexts & ComponentProps<'textarea'>) {
  const error = useFieldError(id, refusal)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea rows={5} {...props} id={id} className={controlStyle} {...describedBy({ id, hint, error })} />
    </FieldFrame>
  )
}

export function SelectField({
  id,
  label,
  hint,
  error: refusal,
  ...props
}: FieldTexts & ComponentProps<'select'>) {
  const error = useFieldError(id, refusal)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <select {...props} id={id} className={controlStyle} {...describedBy({ id, hint, error })} />
    </FieldFrame>
  )
}

export function CheckboxField({
  id,
  label,
  hint,
  error: refusal,
  ...props
}: FieldTexts & ComponentProps<'input'>) {
  const error = useFieldError(id, refusal)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="grid grid-cols-[1.5rem_1fr] items-start gap-3">
        <input
          {...props}
          type="checkbox"
          id={id}
          className="mt-0.5 size-6 accent-accent"
          {...describedBy({ id, hint, error })}
        />
        <label htmlFor={id} className="text-sm">
          {label}
        </label>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

export function FieldFrame({ id, label, hint, error, children }: FieldTexts & { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

function FieldNotes({ id, hint, error }: Omit<FieldTexts, 'label'>) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </>
  )
}

/** A link in a form; it opens a new tab, so that nothing typed is lost. */
export function LinkBeside({ href, text }: { href: ComponentProps<typeof ShopLink>['href']; text: string }) {
  return (
    <ShopLink href={href} target="_blank" className="inline-flex min-h-6 text-accent text-link">
      {text}
    </ShopLink>
  )
}
