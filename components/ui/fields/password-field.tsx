'use client'

import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { Button } from '../button'
import { controlStyle, describedBy, type FieldTexts } from './described-by'
import { FieldFrame } from './field'
import { useFieldError } from './judged'

interface PasswordTexts {
  /** E.g. `Passwort anzeigen`. */
  show: string
  hide: string
}

/** A password that can be revealed while it is typed, without losing focus or caret. */
export function PasswordField({
  id,
  label,
  hint,
  error: refusal,
  show,
  hide,
  ...props
}: FieldTexts & PasswordTexts & Omit<ComponentProps<'input'>, 'type'>) {
  const error = useFieldError(id, refusal)
  const [isShown, setIsShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<[number | null, number | null]>(null)

  // Changing the type resets the caret.
  useLayoutEffect(() => {
    if (caret.current) input.current?.setSelectionRange(...caret.current)
  }, [isShown])

  const toggle = () => {
    caret.current = [input.current?.selectionStart ?? null, input.current?.selectionEnd ?? null]
    setIsShown(!isShown)
  }
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="flex flex-wrap gap-2">
        <input
          {...props}
          ref={input}
          type={isShown ? 'text' : 'password'}
          id={id}
          className={`${controlStyle} min-w-48 flex-1`}
          {...describedBy({ id, hint, error })}
        />
        <Button
          tone="quiet"
          aria-controls={id}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          {isShown ? hide : show}
        </Button>
      </div>
    </FieldFrame>
  )
}
