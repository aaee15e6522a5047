process.env.LOG_LEVEL = 'silent'
process.env.SERVER_SECRET = 'a-secret-only-for-the-unit-tests-of-the-shop'
process.env.ADMIN_PIN = 'Prüf-PIN 4711'
