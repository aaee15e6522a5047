// Jest's set-up of the suites about Firebase's sign-in.
process.env.SIGN_IN = 'firebase'
