import { ShopLink } from './shop-link'
import type { ComponentProps, SyntheticEvent } from 'react'

type Tone = 'primary' | 'secondary' | 'quiet' | 'danger'

const looks: Record<Tone, string> = {
  primary: 'button button-primary',
  secondary: 'button button-secondary',
  quiet: 'button button-quiet',
  danger: 'button button-danger',
}

/** The button's look from components/ui/styles.css; `className` adds to it. */
export function buttonStyle(tone: Tone, className?: string): string {
  return className ? `${looks[tone]} ${className}` : looks[tone]
}

interface ButtonProps extends ComponentProps<'button'> {
  tone?: Tone
  /** Replaces the text while it works; the button keeps the focus, but ignores presses. */
  busy?: string | undefined
}

export function Button({ tone = 'primary', busy, className, children, ...props }: ButtonProps) {
  const waiting = busy === undefined ? {} : { 'aria-disabled': true, onClick: ignore }
  return (
    <button type="button" {...props} {...waiting} className={buttonStyle(tone, className)}>
      {busy ?? children}
    </button>
  )
}

/** Also stops another submission. */
function ignore(event: SyntheticEvent): void {
  event.preventDefault()
}

export function ButtonLink({
  tone = 'primary',
  className,
  ...props
}: ComponentProps<typeof ShopLink> & { tone?: Tone }) {
  return <ShopLink {...props} className={buttonStyle(tone, className)} />
}
