import type { Core } from '@strapi/strapi';
import { findTextUses, getTarget } from './find-uses';

/** Registers the route of the panel beside an entry (`admin/UsesPanel.tsx`), for signed-in editors of its type. */
export const addPanelRoutes = (strapi: Core.Strapi) => {
  strapi.server.routes({
    type: 'admin',
    prefix: '/content-manager',
    routes: [
      {
        method: 'GET',
        path: '/uses/:uid/:documentId',
        info: { type: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
        async handler(ctx) {
          const { uid, documentId } = ctx.params;
          const { userAbility } = ctx.state;
          const permissions = strapi.plugin('content-manager').service('permission-checker');
          if (permissions.create({ userAbility, model: uid }).cannot.read()) return ctx.forbidden();
          const entry = await strapi.db.query(uid).findOne({ where: { documentId } });
          const target = getTarget(uid, entry?.entryId);
          const uses = entry && target ? await findTextUses(strapi, target) : [];
          ctx.body = uses.filter((use) => use.documentId !== documentId);
        },
      },
    ],
  });
};
