/** The CMS sends no mail: administrators set forgotten passwords, so the page to sign in has no link for that. */
export default {
  bootstrap() {
    const style = document.createElement('style');
    style.textContent = 'a[href$="/auth/forgot-password"] { display: none; }';
    document.head.append(style);
  },
};
