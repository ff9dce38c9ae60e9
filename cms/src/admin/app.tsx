import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { UsesPanel } from './UsesPanel';

export default {
  /**
   * Hides the link for forgotten passwords on the sign-in page, because the CMS sends no emails: administrators set new
   * passwords. Adds the panels beside entries.
   */
  bootstrap(app: StrapiApp) {
    const style = document.createElement('style');
    style.textContent = 'a[href$="/auth/forgot-password"] { display: none; }';
    document.head.append(style);
    const contentManager = app.getPlugin('content-manager').apis as {
      addEditViewSidePanel: (panels: PanelComponent[]) => void;
    };
    contentManager.addEditViewSidePanel([UsesPanel]);
  },
};
