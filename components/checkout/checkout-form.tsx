'use client'

import { useSearchParams } from 'next/navigation'
import { EmptyCart } from '@/components/cart/empty-cart'
import type { CartOffer } from '@/components/cart/cart-props'
import { NoneLeft } from '@/components/cart/none-left'
import { useCart } from '@/components/cart/use-cart'
import { useDiscount } from '@/components/cart/use-discount'
import { BillingFields } from '@/components/orders/billing-fields'
import { Button, ButtonLink } from '@/components/ui/button'
import { Form, FormAlert } from '@/components/ui/fields/form'
import { FocusedHeading } from '@/components/ui/focused-heading'
import { Steps } from '@/components/ui/steps'
import type { BundleOffer } from '@/lib/catalog/bundles/best-price'
import { cartLines } from '@/lib/cart/cart-lines'
import { BUY_NOW } from '@/lib/cart/cart-store'
import type { PaymentMethod } from '@/lib/payment/schema'
import { BuyerFields } from './buyer-fields'
import type { CheckoutTexts } from './checkout-texts'
import { ConsentFields, RatingQuestion } from './consent-fields'
import { OrderSummary } from './order-summary'
import { usePlaceOrder } from './use-place-order'

interface CheckoutProps {
  /** At the prices known when the page was built. */
  catalogue: readonly CartOffer[]
  bundles: readonly BundleOffer[]
  methods: readonly PaymentMethod[]
  texts: CheckoutTexts
}

/** The address may name a preset to buy at once; the content of the cart then stays there. */
export function CheckoutForm({ catalogue, bundles, methods, texts }: CheckoutProps) {
  const cart = useCart()
  const wanted = useSearchParams().get(BUY_NOW)
  const only = catalogue.find(({ id }) => id === wanted)
  const items = only ? [only] : cart
  const lines = cartLines(items ?? [], catalogue)
  const isBuyable = lines.some((line) => line.available)
  const discount = useDiscount(isBuyable, texts.code)
  const { isPlaced, isSending, problem, send, judge } = usePlaceOrder({ lines, bundles }, discount, texts)
  const errors = problem?.fields ?? {}

  if (isPlaced) return <FocusedHeading className="text-lg">{texts.placed}</FocusedHeading>
  if (items === null || items.length === 0) return <EmptyCart isKnown={items !== null} texts={texts} />
  if (!isBuyable) return <NothingLeft texts={texts} />

  return (
    <Form
      problem={problem}
      onSend={send}
      onJudge={judge}
      className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_24rem]"
    >
      {!only && (
        <div className="col-span-full">
          <Steps label={texts.stepsLabel} steps={texts.steps} current={1} />
        </div>
      )}
      <div className="grid gap-10">
        <BuyerFields texts={texts} errors={errors} />
        <BillingFields texts={texts.billing} errors={errors} />
        <PaymentFields methods={methods} texts={texts} errors={errors} />
        <ConsentFields texts={texts} errors={errors} />
        <RatingQuestion texts={texts} />
      </div>
      <div className="grid gap-4 lg:sticky lg:top-24">
        <OrderSummary
          isFixed={only !== undefined}
          lines={lines}
          bundles={bundles}
          discount={discount}
          texts={texts}
        />
        <SubmitButton isSending={isSending} texts={texts} />
        {problem && <FormAlert>{problem.message}</FormAlert>}
      </div>
    </Form>
  )
}

function SubmitButton({ isSending, texts }: { isSending: boolean; texts: CheckoutTexts }) {
  return (
    <>
      <Button type="submit" busy={isSending ? texts.submitting : undefined}>
        {texts.submit}
      </Button>
      <p role="status" className="sr-only">
        {isSending ? texts.submitting : ''}
      </p>
    </>
  )
}

function NothingLeft({ texts }: { texts: CheckoutTexts }) {
  return (
    <NoneLeft texts={texts}>
      <ButtonLink href="/warenkorb" tone="secondary">
        {texts.toCart}
      </ButtonLink>
    </NoneLeft>
  )
}

interface PaymentFieldsProps {
  methods: readonly PaymentMethod[]
  texts: CheckoutTexts
  /** Sentences by field path. */
  errors: Record<string, string>
}

/** The first is the default. */
function PaymentFields({ methods, texts, errors }: PaymentFieldsProps) {
  const ways = methods.map((method) => ({ method, ...texts.methods[method] }))
  const error = errors.paymentMethod
  return (
    <fieldset aria-describedby={error && 'payment-error'}>
      <legend className="mb-5 text-xl font-semibold">{texts.paymentTitle}</legend>
      <div className="divide-y divide-line border-y border-line">
        {ways.map(({ method, label, hint }, index) => (
          <label
            key={method}
            className="grid grid-cols-[1.25rem_1fr] items-center gap-x-3 gap-y-1 py-3 font-semibold"
          >
            <input
              type="radio"
              name="paymentMethod"
              value={method}
              defaultChecked={index === 0}
              aria-describedby={`${method}-hint`}
              className="size-5 accent-accent"
            />
            {label}
            <span
              id={`${method}-hint`}
              aria-hidden="true"
              className="col-start-2 text-sm font-normal text-muted"
            >
              {hint}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id="payment-error" className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
