'use client'

import type { ComponentProps, ReactNode } from 'react'
import { ShopLink } from '../shop-link'
import { controlStyle, type FieldProps, type FieldTexts } from './described-by'
import { useField } from './judged'

/** In fields of the type `email`, browsers turn umlauts into ASCII and refuse some valid addresses. */
export const emailInput = {
  type: 'text',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const

export function TextField({ label, ...props }: FieldProps<ComponentProps<'input'>>) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame} label={label}>
      <input type="text" {...control} className={controlStyle} />
    </FieldFrame>
  )
}

export function TextAreaField({ label, ...props }: FieldProps<ComponentProps<'textarea'>>) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame} label={label}>
      <textarea rows={5} {...control} className={controlStyle} />
    </FieldFrame>
  )
}

export function SelectField({ label, ...props }: FieldProps<ComponentProps<'select'>>) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame} label={label}>
      <select {...control} className={controlStyle} />
    </FieldFrame>
  )
}

export function CheckboxField({ label, ...props }: FieldProps<ComponentProps<'input'>>) {
  const { frame, control } = useField(props)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="grid grid-cols-[1.5rem_1fr] items-start gap-3">
        <input {...control} type="checkbox" className="mt-0.5 size-6 accent-accent" />
        <label htmlFor={frame.id} className="text-sm">
          {label}
        </label>
      </div>
      <FieldNotes {...frame} />
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

export function FieldNotes({ id, hint, error }: Omit<FieldTexts, 'label'>) {
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
