import { SignInNeeded } from '@/components/account/sign-in-needed'

export default function Unauthorized() {
  return <SignInNeeded path="/admin" />
}
