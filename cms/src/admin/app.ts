/**
 * Hides the link for forgotten passwords on the sign-in page, because the CMS sends no emails. Administrators set new
 * passwords.
 */
export default {
  bootstrap() {
    const style = document.createElement('style');
    style.textContent = 'a[href$="/auth/forgot-password"] { display: none; }';
    document.head.append(style);
  },
};
