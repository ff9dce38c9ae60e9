import type { Core } from '@strapi/strapi';
import { listEditedTypes } from '../page-types';

/**
 * Strapi's predefined roles other than the super admin, renamed. Editors write drafts; publishers also publish and
 * delete them.
 */
const roles = [
  {
    code: 'strapi-editor',
    name: 'Publisher',
    description: 'Writes, publishes and deletes all content.',
    actions: ['read', 'create', 'update', 'delete', 'publish'],
  },
  {
    code: 'strapi-author',
    name: 'Editor',
    description: 'Writes drafts of all content.',
    actions: ['read', 'create', 'update'],
  },
].map((role) => ({ ...role, actions: role.actions.map((action) => `plugin::content-manager.explorer.${action}`) }));

const uploadPermissions = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link'].map(
  (action) => ({
    action: `plugin::upload.${action}`,
  }),
);

/** Sets the permissions of the roles for every field of every content type, in every locale. */
export const setRoles = async (strapi: Core.Strapi) => {
  const service = strapi.service('admin::role');
  const types = strapi.service('admin::content-type');
  const locales = (await strapi.plugin('i18n').service('locales').find()).map(({ code }: { code: string }) => code);
  const subjects = listEditedTypes(strapi).map(({ uid }) => uid);
  for (const { code, name, description, actions } of roles) {
    const role = await service.findOne({ code });
    if (!role) continue;
    await service.update({ id: role.id }, { name, description });
    const provider = strapi.service('admin::permission').actionProvider;
    const contentPermissions = types.getPermissionsWithNestedFields(
      actions.map((id) => {
        const action = provider.get(id);
        return { ...action, subjects: subjects.filter((uid) => action.subjects.includes(uid)) };
      }),
    );
    await service.assignPermissions(role.id, [
      ...contentPermissions.map((permission: { properties: object }) => ({
        ...permission,
        properties: { ...permission.properties, locales },
      })),
      ...uploadPermissions,
    ]);
  }
};
