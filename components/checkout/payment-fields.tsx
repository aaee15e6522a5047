import type { PaymentMethod } from '@/lib/payment/schema'
import type { CheckoutTexts } from './checkout-texts'

interface PaymentFieldsProps {
  methods: readonly PaymentMethod[]
  texts: CheckoutTexts
  /** Sentences by field path. */
  errors: Record<string, string>
}

/** The first is the default. */
export function PaymentFields({ methods, texts, errors }: PaymentFieldsProps) {
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
