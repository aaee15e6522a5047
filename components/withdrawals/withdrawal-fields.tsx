import { useSignedIn } from '@/components/account/use-signed-in'
import { Button } from '@/components/ui/button'
import { emailInput, TextAreaField, TextField } from '@/components/ui/fields/field'
import { Form } from '@/components/ui/fields/form'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { Problem } from '@/lib/http/browser/call-api'
import { answerProblems, type Answers } from '@/lib/withdrawals/declaration'
import { PLAIN_FORM } from '@/lib/withdrawals/declaration'

interface WithdrawalFieldsProps {
  answers: Answers | undefined
  problem: Problem | null
  onProblem: (problem: Problem) => void
  onNext: (answers: Answers) => void
}

/** § 356a Abs. 2 BGB, and room for more. Known data are defaults: they never replace what was typed. */
export function WithdrawalFields({ answers, problem, onProblem, onNext }: WithdrawalFieldsProps) {
  const t = useTranslations('withdrawals')
  const problems = useProblems()
  const user = useSignedIn()
  const errors = problem?.fields ?? {}
  const labels = { name: t('name'), reference: t('reference'), email: t('email'), text: t('text') }

  const check = (said: FormData) => {
    const given = answersIn(said)
    const fields = answerProblems(given, problems)
    if (Object.keys(fields).length > 0) onProblem({ code: 'invalid_input', message: '', fields })
    else onNext(given)
  }
  const field = (name: keyof Answers, known = '') => ({
    id: name,
    name,
    label: labels[name],
    error: errors[name],
    defaultValue: answers?.[name] || known,
  })
  return (
    <Form
      problem={problem}
      method="post"
      action={PLAIN_FORM}
      onSend={check}
      className="text-width grid gap-5"
    >
      <TextField {...field('name', user?.displayName)} autoComplete="name" required />
      <TextField {...field('reference')} autoComplete="off" required hint={t('referenceHint')} />
      <TextField {...field('email', user?.email)} {...emailInput} required hint={t('emailHint')} />
      <TextAreaField {...field('text')} rows={4} hint={t('textHint')} />
      <Button type="submit" className="sm:justify-self-start">
        {t('next')}
      </Button>
    </Form>
  )
}

function useProblems() {
  const t = useTranslations('fields')
  return {
    email: t('email'),
    name_too_long: t('name_too_long'),
    withdrawal_name: t('withdrawal_name'),
    withdrawal_reference: t('withdrawal_reference'),
    withdrawal_reference_too_long: t('withdrawal_reference_too_long'),
    withdrawal_email: t('withdrawal_email'),
    withdrawal_text_too_long: t('withdrawal_text_too_long'),
  }
}

function answersIn(form: FormData): Answers {
  const said = (name: keyof Answers) => String(form.get(name) ?? '').trim()
  return { name: said('name'), reference: said('reference'), email: said('email'), text: said('text') }
}
