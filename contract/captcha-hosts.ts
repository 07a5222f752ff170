/** Addresses of the services, and the sources of their scripts for the content security policy. */
export const CAPTCHA_HOSTS = {
  turnstile: {
    script: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
    verify: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
    sources: ["https://challenges.cloudflare.com"],
  },
  hcaptcha: {
    script: "https://js.hcaptcha.com/1/api.js?render=explicit",
    verify: "https://api.hcaptcha.com/siteverify",
    sources: ["https://hcaptcha.com", "https://*.hcaptcha.com"],
  },
} as const;
