import { useSignedIn } from '@/components/account/use-signed-in'
import { Button } from '@/components/ui/button'
import { emailInput, TextAreaField, TextField } from '@/components/ui/fields/field'
import { Form } from '@/components/ui/fields/form'
import type { Problem } from '@/lib/http/browser/call-api'
import { answerProblems, type Answers } from '@/lib/withdrawals/declaration'
import type { WithdrawalTexts } from './withdrawal-texts'

interface WithdrawalFieldsProps {
  texts: WithdrawalTexts
  answers: Answers | undefined
  problem: Problem | null
  onProblem: (problem: Problem) => void
  onNext: (answers: Answers) => void
}

/** § 356a Abs. 2 BGB, and room for more. Known data are defaults: they never replace what was typed. */
export function WithdrawalFields({ texts, answers, problem, onProblem, onNext }: WithdrawalFieldsProps) {
  const user = useSignedIn()
  const { labels } = texts
  const errors = problem?.fields ?? {}

  const check = (said: FormData) => {
    const given = answersIn(said)
    const fields = answerProblems(given, texts.problems)
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
      action={texts.plainForm}
      onSend={check}
      className="text-width grid gap-5"
    >
      <TextField {...field('name', user?.displayName)} autoComplete="name" required />
      <TextField {...field('reference')} autoComplete="off" required hint={texts.referenceHint} />
      <TextField {...field('email', user?.email)} {...emailInput} required hint={texts.emailHint} />
      <TextAreaField {...field('text')} rows={4} hint={texts.textHint} />
      <Button type="submit" className="sm:justify-self-start">
        {texts.next}
      </Button>
    </Form>
  )
}

function answersIn(form: FormData): Answers {
  const said = (name: keyof Answers) => String(form.get(name) ?? '').trim()
  return { name: said('name'), reference: said('reference'), email: said('email'), text: said('text') }
}
