import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { controlStyle, describedBy } from '@/components/ui/fields/described-by'
import { FieldFrame } from '@/components/ui/fields/field'
import { useTranslations, type Translator } from '@/components/ui/texts/use-translations'
import type { UsedDiscount } from './use-discount'
import { formatCents, formatRate } from '@/lib/core/money'
import type { AppliedCode } from '@/lib/cart/code-store'

interface DiscountFieldProps {
  discount: UsedDiscount
}

/** Used inside forms, so it is not one itself. */
export function DiscountField({ discount }: DiscountFieldProps) {
  const t = useTranslations('cart.code')
  const { typed, problem, remove } = discount
  const frame = useRef<HTMLDivElement>(null)
  const hasActed = useRef(false)

  // The pressed element was replaced, or has a problem: the focus goes there.
  useEffect(() => {
    if (!hasActed.current) return
    hasActed.current = false
    frame.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [typed?.code, problem])

  const act = (step: () => void) => {
    hasActed.current = true
    step()
  }
  return (
    <div ref={frame}>
      {!typed && <CodeInput discount={discount} act={act} />}
      <div className="flex items-center justify-between gap-4">
        {/* There from the start, so that screen readers announce changes. */}
        <p aria-live="polite" className="text-sm wrap-anywhere not-empty:py-2">
          {describeDiscount(discount, t)}
        </p>
        {typed && (
          <Button
            tone="quiet"
            className="-mr-3 text-sm"
            aria-label={t('removeNamed', discountValues(typed))}
            onClick={() => act(remove)}
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Enter applies the code and does not submit the form around it. */
function CodeInput({ discount, act }: DiscountFieldProps & { act: (step: () => void) => void }) {
  const t = useTranslations('cart.code')
  const { problem, isAsking, apply } = discount
  const input = useRef<HTMLInputElement>(null)
  const notes = { id: 'discountCode', error: problem?.message }
  const send = () => {
    if (!isAsking) act(() => void apply(input.current?.value ?? ''))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    send()
  }
  return (
    <FieldFrame {...notes} label={t('label')}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <input
          ref={input}
          key={problem?.code}
          type="text"
          id={notes.id}
          defaultValue={problem?.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          // The answer brings the requested code back, over anything typed meanwhile.
          readOnly={isAsking}
          onKeyDown={onKeyDown}
          className={controlStyle}
          {...describedBy(notes)}
        />
        <Button tone="secondary" onClick={send} busy={isAsking ? t('asking') : undefined}>
          {t('apply')}
        </Button>
      </div>
    </FieldFrame>
  )
}

/** For its sentences. */
export function discountValues({ code, percent, fixed }: AppliedCode): { code: string; percent: string } {
  return { code, percent: fixed === undefined ? formatRate(percent) : formatCents(fixed) }
}

/** '' for none. */
export function describeDiscount({ typed, linked }: UsedDiscount, t: Translator<'cart.code'>): string {
  if (typed) {
    const isWorth = typed.percent > 0 || typed.fixed !== undefined
    const said = typed.presetIds ? 'givesSome' : 'gives'
    return t(isWorth ? said : 'givesNothing', discountValues(typed))
  }
  return linked ? t('linked', discountValues(linked)) : ''
}
