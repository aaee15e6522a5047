import { fillText } from '@/components/audio/fill-text'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { controlStyle, describedBy } from '@/components/ui/fields/described-by'
import { FieldFrame } from '@/components/ui/fields/field'
import type { DiscountTexts } from './discount-texts'
import type { UsedDiscount } from './use-discount'
import { formatCents, formatRate } from '@/lib/core/money'
import type { AppliedCode } from '@/lib/cart/code-store'

interface DiscountFieldProps {
  discount: UsedDiscount
  texts: DiscountTexts
}

/** Used inside forms, so it is not one itself. */
export function DiscountField({ discount, texts }: DiscountFieldProps) {
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
      {!typed && <CodeInput discount={discount} texts={texts} act={act} />}
      <div className="flex items-center justify-between gap-4">
        {/* There from the start, so that screen readers announce changes. */}
        <p aria-live="polite" className="text-sm wrap-anywhere not-empty:py-2">
          {describeDiscount(discount, texts)}
        </p>
        {typed && (
          <Button
            tone="quiet"
            className="-mr-3 text-sm"
            aria-label={sayDiscount(texts.removeNamed, typed)}
            onClick={() => act(remove)}
          >
            {texts.remove}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Enter applies the code and does not submit the form around it. */
function CodeInput({ discount, texts, act }: DiscountFieldProps & { act: (step: () => void) => void }) {
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
    <FieldFrame {...notes} label={texts.label}>
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
        <Button tone="secondary" onClick={send} busy={isAsking ? texts.asking : undefined}>
          {texts.apply}
        </Button>
      </div>
    </FieldFrame>
  )
}

export function sayDiscount(text: string, { code, percent, fixed }: AppliedCode): string {
  const value = fixed === undefined ? formatRate(percent) : formatCents(fixed)
  return fillText(text, { code, percent: value })
}

/** '' for none. */
export function describeDiscount({ typed, linked }: UsedDiscount, texts: DiscountTexts): string {
  if (typed) {
    const isWorth = typed.percent > 0 || typed.fixed !== undefined
    const said = typed.presetIds ? texts.givesSome : texts.gives
    return sayDiscount(isWorth ? said : texts.givesNothing, typed)
  }
  return linked ? sayDiscount(texts.linked, linked) : ''
}
