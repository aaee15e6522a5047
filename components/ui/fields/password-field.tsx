'use client'

import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { Button } from '../button'
import { useTranslations } from '../texts/use-translations'
import { controlStyle, type FieldProps } from './described-by'
import { FieldFrame } from './field'
import { useField } from './judged'

/** Can be revealed while it is typed, without losing focus or caret. */
export function PasswordField({ label, ...props }: FieldProps<Omit<ComponentProps<'input'>, 'type'>>) {
  const t = useTranslations('ui')
  const { frame, control } = useField(props)
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
    <FieldFrame {...frame} label={label}>
      <div className="flex flex-wrap gap-2">
        <input
          {...control}
          ref={input}
          type={isShown ? 'text' : 'password'}
          className={`${controlStyle} min-w-48 flex-1`}
        />
        <Button
          tone="quiet"
          aria-controls={frame.id}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          {t(isShown ? 'hidePassword' : 'showPassword')}
        </Button>
      </div>
    </FieldFrame>
  )
}
